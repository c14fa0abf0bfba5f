//! What the operating system alone takes: for a command that is on disk before two players hear of it, and
//! for a heartbeat. One thread, without a protocol, rules or a database. No server that commits each command
//! and answers each heartbeat at once takes less.

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
    let ((mut mover, moving), (mut hearer, hearing)) = (connection()?, connection()?);
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

/// Share of a core, in percent, that the heartbeats of 10,000 connections take, one in ten seconds each:
/// all on one socket here, so that nothing has to be looked for.
pub fn heartbeats_percent(heartbeats: u32) -> io::Result<f64> {
    const A_SECOND: u32 = 1_000;
    let (mut client, mut serving) = connection()?;
    let server = std::thread::spawn(move || -> io::Result<Duration> {
        let clock = CpuClock::start();
        for _ in 0..heartbeats {
            serving.read_exact(&mut [0; 60])?;
            serving.write_all(&[b'h'; 60])?;
        }
        Ok(clock.elapsed())
    });
    let began = Instant::now();
    for heartbeat in 1..=heartbeats {
        client.write_all(&[b'h'; 60])?;
        client.read_exact(&mut [0; 60])?;
        let next = Duration::from_secs(1) * heartbeat / A_SECOND;
        std::thread::sleep(next.saturating_sub(began.elapsed()));
    }
    let worked = server.join().map_err(|_| io::Error::other("panicked"))??;
    Ok(worked.as_secs_f64() / f64::from(heartbeats) * f64::from(A_SECOND) * 100.0)
}

/// Both ends of a connection.
fn connection() -> io::Result<(TcpStream, TcpStream)> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let client = TcpStream::connect(listener.local_addr()?)?;
    let (server, _) = listener.accept()?;
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    Ok((client, server))
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

    #[test]
    fn a_heartbeat_costs_something() {
        assert!(super::heartbeats_percent(20).unwrap() > 0.0);
    }
}
