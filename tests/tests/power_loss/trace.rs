//! What a process did to its files and told its sockets, in order, as strace wrote it down.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Options of strace for a trace that [`read`] understands: whole strings as hexadecimal and
/// paths beside descriptors.
pub const OPTIONS: [&str; 9] = [
    "strace",
    "-f",
    "-qq",
    "-y",
    "-xx",
    "-s10000000",
    "-esignal=none",
    "-etrace=openat,pwrite64,ftruncate,fsync,fdatasync,rename,unlink,write,writev,sendto,sendmsg",
    "-o",
];

/// One thing that happened. What changes a file counts from the return of its call, what is said
/// from its beginning: so no sync covers too much and no word is heard too late.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// Bytes at an offset of a file.
    Wrote {
        file: PathBuf,
        at: usize,
        bytes: Vec<u8>,
    },
    /// A file's new length.
    Cut { file: PathBuf, length: usize },
    /// A file that may be new.
    Opened { file: PathBuf },
    /// A file lost its name.
    Unlinked { file: PathBuf },
    /// A thread asked for a file, or a folder's names, to be synced.
    SyncBegun { file: PathBuf, thread: u32 },
    /// It was.
    Synced { file: PathBuf, thread: u32 },
    /// Bytes given to a socket.
    Told { socket: String, bytes: Vec<u8> },
}

/// Reads a trace; only files in `folder`, and the folder itself, are looked at.
///
/// # Panics
/// On a call that nothing is known of, such as a rename.
pub fn read(trace: &str, folder: &Path) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut begun: HashMap<u32, String> = HashMap::new();
    for line in trace.lines() {
        let Some((thread, rest)) = line.split_once(' ') else {
            continue;
        };
        let (Ok(thread), rest) = (thread.parse(), rest.trim_start()) else {
            continue;
        };
        if let Some(head) = rest.strip_suffix(" <unfinished ...>") {
            steps.extend(Call::read(head).and_then(|call| call.beginning(thread, folder)));
            begun.insert(thread, head.to_owned());
        } else if let Some((_, tail)) = rest.split_once(" resumed>") {
            let whole = begun.remove(&thread).unwrap_or_default() + tail;
            steps.extend(Call::read(&whole).and_then(|call| call.end(thread, folder)));
        } else if let Some(call) = Call::read(rest) {
            steps.extend(call.beginning(thread, folder));
            steps.extend(call.end(thread, folder));
        }
    }
    steps
}

/// A call as it is written down.
struct Call<'a> {
    name: &'a str,
    arguments: &'a str,
    /// What it returned; `None` while it has not, or when it failed.
    returned: Option<&'a str>,
}

impl<'a> Call<'a> {
    fn read(text: &'a str) -> Option<Self> {
        let (name, rest) = text.split_once('(')?;
        let (arguments, returned) = match rest.rsplit_once(" = ") {
            Some((arguments, value)) if !value.starts_with('-') => (arguments, Some(value)),
            Some((arguments, _)) => (arguments, None),
            None => (rest, None),
        };
        Some(Self {
            name,
            arguments,
            returned,
        })
    }

    /// The file of the first argument, a descriptor with its path.
    fn file(&self, folder: &Path) -> Option<PathBuf> {
        let (_, path) = self.arguments.split_once('<')?;
        let (path, after) = path.split_once('>')?;
        // What has no name any more cannot come back.
        let path = (!after.starts_with("(deleted)")).then(|| unhex(path))?;
        inside(path, folder)
    }

    /// The file of the first text among the arguments.
    fn named(&self, folder: &Path) -> Option<PathBuf> {
        inside(unhex(self.texts().next()?), folder)
    }

    fn texts(&self) -> impl Iterator<Item = &'a str> {
        self.arguments.split('"').skip(1).step_by(2)
    }

    /// The number so many places from the end.
    fn number(&self, from_end: usize) -> Option<usize> {
        let last = self.arguments.trim_end().trim_end_matches(')');
        last.rsplit(", ").nth(from_end)?.parse().ok()
    }

    fn beginning(&self, thread: u32, folder: &Path) -> Option<Step> {
        match self.name {
            "fsync" | "fdatasync" => Some(Step::SyncBegun {
                file: self.file(folder)?,
                thread,
            }),
            "write" | "writev" | "sendto" | "sendmsg" => self.told(),
            _ => None,
        }
    }

    fn told(&self) -> Option<Step> {
        let (_, place) = self.arguments.split_once('<')?;
        let socket = String::from_utf8(unhex(place.split_once('>')?.0)).ok()?;
        let bytes = self.texts().flat_map(unhex).collect();
        (socket.starts_with("socket:") || socket.starts_with("TCP"))
            .then_some(Step::Told { socket, bytes })
    }

    fn end(&self, thread: u32, folder: &Path) -> Option<Step> {
        let returned = self.returned?;
        match self.name {
            "pwrite64" => {
                let mut bytes = self.texts().next().map(unhex)?;
                bytes.truncate(returned.parse().ok()?);
                let (file, at) = (self.file(folder)?, self.number(0)?);
                Some(Step::Wrote { file, at, bytes })
            }
            "ftruncate" => {
                let (file, length) = (self.file(folder)?, self.number(0)?);
                Some(Step::Cut { file, length })
            }
            "fsync" | "fdatasync" => {
                let file = self.file(folder)?;
                Some(Step::Synced { file, thread })
            }
            "openat" if self.arguments.contains("O_CREAT") => {
                let file = self.named(folder)?;
                Some(Step::Opened { file })
            }
            "unlink" => {
                let file = self.named(folder)?;
                Some(Step::Unlinked { file })
            }
            "rename" => panic!("a rename is nothing that the model of the disk knows"),
            "write" if self.file(folder).is_some() => panic!("a write without a place"),
            _ => None,
        }
    }
}

fn inside(path: Vec<u8>, folder: &Path) -> Option<PathBuf> {
    let path = PathBuf::from(String::from_utf8(path).ok()?);
    path.starts_with(folder).then_some(path)
}

/// `\x41\x42` as bytes.
fn unhex(text: &str) -> Vec<u8> {
    let digits = text.split("\\x").filter(|pair| !pair.is_empty());
    digits
        .filter_map(|pair| u8::from_str_radix(pair, 16).ok())
        .collect()
}

#[test]
fn calls_that_others_interrupt_are_put_together() {
    let hex = |text: &str| {
        let pairs: Vec<String> = text.bytes().map(|byte| format!("\\x{byte:02x}")).collect();
        pairs.concat()
    };
    let (file, said) = (hex("/d/a"), hex("hi"));
    let socket = hex("socket:[7]");
    let trace = format!(
        "1 fdatasync(3<{file}> <unfinished ...>\n\
         2 pwrite64(3<{file}>, \"{said}\", 2, 40 <unfinished ...>\n\
         2 <... pwrite64 resumed>)           = 2\n\
         2 sendto(9<{socket}>, \"{said}\", 2, MSG_NOSIGNAL, NULL, 0 <unfinished ...>\n\
         1 <... fdatasync resumed>)               = 0\n\
         2 <... sendto resumed>)                  = 2\n\
         2 fsync(4<{file}>(deleted)) = 0\n\
         2 unlink(\"{file}\") = -1 ENOENT (No such file or directory)\n"
    );
    let file = PathBuf::from("/d/a");
    let wrote = Step::Wrote {
        file: file.clone(),
        at: 40,
        bytes: b"hi".to_vec(),
    };
    let told = Step::Told {
        socket: "socket:[7]".into(),
        bytes: b"hi".to_vec(),
    };
    let expected = [
        Step::SyncBegun {
            file: file.clone(),
            thread: 1,
        },
        wrote,
        told,
        Step::Synced { file, thread: 1 },
    ];
    assert_eq!(read(&trace, Path::new("/d")), expected);
}
