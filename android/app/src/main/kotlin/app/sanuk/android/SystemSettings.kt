package app.sanuk.android

import android.app.UiModeManager
import android.content.Context
import android.content.res.Configuration
import android.os.Build
import android.provider.Settings
import app.sanuk.core.Environment
import java.time.OffsetDateTime

/** What the system and the app's own language setting say. */
internal fun environmentOf(context: Context): Environment {
    val setting = context.resources.configuration
    return Environment(
        languages = List(setting.locales.size()) { setting.locales[it].toLanguageTag() },
        dark = setting.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES,
        highContrast = Build.VERSION.SDK_INT >= 34 && context.getSystemService(UiModeManager::class.java).contrast >= HIGH,
        reducedMotion = Settings.Global.getFloat(context.contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f,
        fontScale = setting.fontScale.coerceIn(1f, 2f),
        utcOffsetMinutes = OffsetDateTime.now().offset.totalSeconds / SECONDS_PER_MINUTE,
    )
}

/** The system asks for bold text. */
internal fun isBold(context: Context): Boolean =
    Build.VERSION.SDK_INT >= 31 && context.resources.configuration.fontWeightAdjustment in BOLD..UNDEFINED_BELOW

/** From here on the person asked for more contrast; the scale goes from -1 to 1. */
private const val HIGH = 0.5f

/** What "bold text" adds to a weight. */
private const val BOLD = 300

/** Greater values mean that the system does not say. */
private const val UNDEFINED_BELOW = 1_000

private const val SECONDS_PER_MINUTE = 60
