package app.sanuk.android

import android.content.Context
import android.os.Handler
import java.util.concurrent.Executor

/** Posts to the main thread; `Context.mainExecutor` is there from Android 9 on. */
internal fun mainExecutorOf(context: Context): Executor {
    val handler = Handler(context.mainLooper)
    return Executor { handler.post(it) }
}
