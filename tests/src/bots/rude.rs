//! Sockets that do not keep to the protocol, made by hand.

use std::io;
use std::net::SocketAddr;

use sanuk_core::protocol::frame::{Hello, PROTO};
use sanuk_core::protocol::{ClientFrame, Code};
use sanuk_core::room::DeviceId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// What a connection takes in that nobody reads. With less, Linux drops what confirms its own bytes.
const TAKEN_IN: u32 = 16 * 1_024;

/// A connection that takes in little.
///
/// # Errors
/// What the system says.
pub async fn narrow(address: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(TAKEN_IN)?;
    socket.connect(address).await
}

/// Upgrades a connection to a WebSocket.
///
/// # Errors
/// When it is lost, or the server says no.
pub async fn upgrade(stream: &mut TcpStream) -> io::Result<()> {
    let request = "GET /ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
                   sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(request.as_bytes()).await?;
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    if head.starts_with(b"HTTP/1.1 101") {
        return Ok(());
    }
    Err(io::Error::other(
        String::from_utf8_lossy(&head).into_owned(),
    ))
}

/// Sends a frame of the protocol.
///
/// # Errors
/// When the connection is lost.
pub async fn say(stream: &mut TcpStream, frame: &ClientFrame) -> io::Result<()> {
    stream.write_all(&masked(frame.write().as_bytes())).await
}

/// The hello of somebody who watches a lobby without a seat.
pub const fn watcher(room: Code, device: u64) -> ClientFrame {
    ClientFrame::Hello(Hello {
        proto: PROTO,
        room,
        token: None,
        device: DeviceId(device),
        conn: 1,
        have: 0,
        differs: false,
        names: false,
    })
}

/// Asks for answers and reads none of them until the server hangs up.
pub async fn ask_and_never_read(mut stream: TcpStream) {
    let frame = ClientFrame::Hb {
        have: u64::MAX,
        t: u64::MAX,
    };
    while say(&mut stream, &frame).await.is_ok() {}
}

/// A text frame as a client must send it, with a mask of zeros.
fn masked(text: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x81];
    if text.len() < 126 {
        frame.push(0x80 + text.len() as u8);
    } else {
        frame.push(0x80 + 126);
        frame.extend((text.len() as u16).to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}
