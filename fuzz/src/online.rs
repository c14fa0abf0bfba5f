//! What comes over the wire and in links.

use sanuk_core::protocol::{ClientFrame, Code, ServerAddress, ServerFrame, link};

/// Frames of either side: what is read is written and read again to the same.
pub fn frames(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    if let Ok(frame) = ClientFrame::read(text) {
        assert_eq!(ClientFrame::read(&frame.write()).ok(), Some(frame));
    }
    if let Ok(frame) = ServerFrame::read(text) {
        assert_eq!(ServerFrame::read(&frame.write()).ok(), Some(frame));
    }
}

/// Codes as they are typed, links as they arrive, addresses as they are set.
pub fn links(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    if let Ok(code) = text.parse::<Code>() {
        assert_eq!(code.to_string().parse(), Ok(code));
        assert_eq!(code.spaced().parse(), Ok(code));
        let invitation = link::read(&link::app_link_to(code));
        assert!(invitation.is_ok(), "{code}");
    }
    let linked = link::read(text).ok().and_then(|it| it.server);
    for server in linked.into_iter().chain(text.parse::<ServerAddress>()) {
        assert_eq!(server.to_string().parse(), Ok(server));
    }
}
