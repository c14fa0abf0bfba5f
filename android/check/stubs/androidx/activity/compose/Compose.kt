package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable

fun ComponentActivity.setContent(content: @Composable () -> Unit): Unit = TODO()

@Composable
fun BackHandler(enabled: Boolean = true, onBack: () -> Unit): Unit = TODO()
