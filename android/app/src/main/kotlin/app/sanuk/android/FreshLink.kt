package app.sanuk.android

import app.sanuk.core.Action
import java.util.UUID

/**
 * The link that a window was opened with, if it is news: a window that the system makes again (turned,
 * new theme, process death) and one from the list of recent apps carry the same link once more.
 */
internal fun freshLink(url: String?, restored: Boolean, fromHistory: Boolean): Action.Link? =
    if (url == null || restored || fromHistory) null else Action.Link(url, UUID.randomUUID().toString())
