package app.sanuk.android

import app.sanuk.core.Effect

/** Gives effects to the window in front; what a person asked for waits for one, sounds do not. */
class HeldEffects {
    private val held = ArrayDeque<Effect>()
    private var window: ((Effect) -> Unit)? = null

    /** Called on the main thread for each effect, in order. */
    fun give(effect: Effect) {
        val front = window
        if (front != null) front(effect) else if (effect.askedFor) held += effect
    }

    /** A window is in front and does what waited. */
    fun attach(front: (Effect) -> Unit) {
        window = front
        while (held.isNotEmpty()) front(held.removeFirst())
    }

    /** This window is in front no more. One that says so late leaves a newer window alone. */
    fun detach(front: (Effect) -> Unit) {
        if (window === front) window = null
    }
}
