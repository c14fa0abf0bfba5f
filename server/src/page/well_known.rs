//! The two files by which Android and iOS learn that our links belong to the app.

use serde_json::{Value, json};

use crate::config::Apps;

/// `/.well-known/assetlinks.json`; `None` without an Android app.
pub fn asset_links(apps: &Apps) -> Option<Value> {
    if apps.android_fingerprints.is_empty() {
        return None;
    }
    Some(json!([{
        "relation": ["delegate_permission/common.handle_all_urls"],
        "target": {
            "namespace": "android_app",
            "package_name": apps.android_package,
            "sha256_cert_fingerprints": apps.android_fingerprints,
        },
    }]))
}

/// `/.well-known/apple-app-site-association`; `None` without an iOS app.
pub fn apple_association(apps: &Apps) -> Option<Value> {
    if apps.apple_ids.is_empty() {
        return None;
    }
    let details = json!([{ "appIDs": apps.apple_ids, "components": [{ "/": "/j/*" }] }]);
    Some(json!({ "applinks": { "details": details } }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_an_app_there_is_no_file() {
        assert_eq!(asset_links(&Apps::default()), None);
        assert_eq!(apple_association(&Apps::default()), None);
    }

    #[test]
    fn only_room_links_belong_to_the_app() {
        let apps = Apps {
            android_fingerprints: vec!["AB:CD".into()],
            apple_ids: vec!["TEAM.app.sanuk".into()],
            ..Apps::default()
        };
        let android = asset_links(&apps).unwrap();
        assert_eq!(android[0]["target"]["package_name"], "app.sanuk");
        assert_eq!(android[0]["target"]["sha256_cert_fingerprints"][0], "AB:CD");
        let apple = apple_association(&apps).unwrap();
        assert_eq!(
            apple["applinks"]["details"][0]["components"][0]["/"],
            "/j/*"
        );
    }
}
