//! What the operating system alone takes for a command that is on disk before two players hear of it:
//! one thread, without a protocol, rules or a database. No server that commits each command takes less.

use std::fs::File;
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::{Duration, Instant};

use super::cpu::CpuClock;

/// Commands that tell the figure well enough.
pub const COMMANDS: u32 = 1_500;
/// 500 a second, as in the comparison.
const EVERY: Duration = Duration::from_millis(2);
/// What SQLite writes for a command: the pages of its event, of its room and of an index.
const PAGES: u64 = 3;
const PAGE: [u8; 4_096] = [7; 4_096];
/// The part of the file that is written over and over, like a log between two checkpoints.
const FILE_PAGES: u64 = 1_000;

/// Processor time a command, in microseconds.
pub fn command_us(folder: &Path, commands: u32) -> io::Result<f64> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let player = || -> io::Result<(TcpStream, TcpStream)> {
        let client = TcpStream::connect(listener.local_addr()?)?;
        let (server, _) = listener.accept()?;
        client.set_nodelay(true)?;
        server.set_nodelay(true)?;
        Ok((client, server))
    };
    let ((mut mover, moving), (mut hearer, hearing)) = (player()?, player()?);
    let file = File::create(folder.join("floor"))?;
    for page in 0..FILE_PAGES {
        file.write_all_at(&PAGE, page * PAGE.len() as u64)?;
    }
    file.sync_all()?;
    let server = std::thread::spawn(move || serve([moving, hearing], &file, commands));
    let began = Instant::now();
    for command in 1..=commands {
        mover.write_all(&[b'c'; 60])?;
        mover.read_exact(&mut [0; 150])?;
        hearer.read_exact(&mut [0; 150])?;
        std::thread::sleep((EVERY * command).saturating_sub(began.elapsed()));
    }
    let worked = server.join().map_err(|_| io::Error::other("panicked"))??;
    Ok(worked.as_secs_f64() * 1e6 / f64::from(commands))
}

fn serve(
    [mut moving, mut hearing]: [TcpStream; 2],
    file: &File,
    commands: u32,
) -> io::Result<Duration> {
    let clock = CpuClock::start();
    for command in 0..u64::from(commands) {
        moving.read_exact(&mut [0; 60])?;
        for page in command * PAGES..(command + 1) * PAGES {
            file.write_all_at(&PAGE, page % FILE_PAGES * PAGE.len() as u64)?;
        }
        file.sync_data()?;
        moving.write_all(&[b'e'; 150])?;
        hearing.write_all(&[b'e'; 150])?;
    }
    Ok(clock.elapsed())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_durable_command_costs_something() {
        let folder = tempfile::tempdir().unwrap();
        assert!(super::command_us(folder.path(), 20).unwrap() > 0.0);
    }
}
