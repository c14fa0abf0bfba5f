//! A wire between a terminal and the server that can be cut and mended.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// Passes bytes on to a server until it is cut.
pub struct Wire {
    /// Where a terminal connects.
    pub address: SocketAddr,
    cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Wire {
    pub fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let wire = Self {
            address: listener.local_addr().unwrap(),
            cut: Arc::default(),
            open: Arc::default(),
        };
        let (cut, open) = (Arc::clone(&wire.cut), Arc::clone(&wire.open));
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(server) else {
                    continue;
                };
                let both = [near.try_clone().unwrap(), far.try_clone().unwrap()];
                open.lock().unwrap().extend(both);
                pass(near.try_clone().unwrap(), far.try_clone().unwrap());
                pass(far, near);
            }
        });
        wire
    }

    /// Cuts everything that is open, and takes nothing new.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap().drain(..) {
            // The other side may have closed it.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub fn mend(&self) {
        self.cut.store(false, Ordering::SeqCst);
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream) {
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(read) = from.read(&mut bytes) {
            if read == 0 || to.write_all(&bytes[..read]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}
