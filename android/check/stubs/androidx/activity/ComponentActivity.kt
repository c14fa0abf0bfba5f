// Signatures only: androidx comes from a repository that not every machine reaches. True to
// androidx.activity 1.10.1 in what the app uses; nothing of this is ever run or packed.
package androidx.activity

import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner

open class ComponentActivity : android.app.Activity(), LifecycleOwner {
    override val lifecycle: Lifecycle get() = TODO()

    // Not `protected` as in the platform's class: androidx narrows the intent to one that is there.
    override fun onNewIntent(intent: android.content.Intent): Unit = TODO()

    fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>,
        callback: ActivityResultCallback<O>,
    ): ActivityResultLauncher<I> = TODO()
}

class SystemBarStyle private constructor() {
    companion object {
        fun auto(lightScrim: Int, darkScrim: Int, detectDarkMode: (android.content.res.Resources) -> Boolean): SystemBarStyle = TODO()
    }
}

fun ComponentActivity.enableEdgeToEdge(
    statusBarStyle: SystemBarStyle = TODO(),
    navigationBarStyle: SystemBarStyle = TODO(),
): Unit = TODO()
