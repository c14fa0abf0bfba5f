package app.sanuk.desktop

import app.sanuk.core.Look

/** The core's own light look, asked once. */
val LIGHT: Look by lazy { Rehearsal(1u).use { it.model.view.look } }
