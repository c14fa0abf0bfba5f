package app.sanuk.android

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.view.HapticFeedbackConstants
import app.sanuk.core.Action
import app.sanuk.core.Effect
import app.sanuk.core.Shell
import app.sanuk.ui.AppModel

/** Does what only a phone can do. What fails is told to the core, which tells the person. */
internal class PhoneWork(
    private val activity: Activity,
    private val model: AppModel,
    private val sounds: SoundBoard,
    private val documents: Documents,
) {
    /** Does one effect, on the main thread. */
    fun perform(effect: Effect) {
        try {
            perform(effect.id, effect.work)
        } catch (fault: ActivityNotFoundException) {
            model.send(Action.EffectFailed(effect.id, fault.message.orEmpty()))
        }
    }

    private fun perform(id: ULong, work: Shell) = when (work) {
        is Shell.Announce -> model.announce(work.text)
        is Shell.Share -> share(work)
        is Shell.Copy -> copy(work.text)
        is Shell.SaveFile -> documents.save(id, work.name, work.bytes)
        is Shell.PickFile -> documents.pick(id)
        is Shell.Open -> activity.startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(work.url)))
        is Shell.Haptic -> touch(work.strong)
        is Shell.Sound -> sounds.play(work.name)
        is Shell.Leave -> activity.finish()
    }

    private fun share(work: Shell.Share) {
        val send = Intent(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_TEXT, work.text)
            .putExtra(Intent.EXTRA_TITLE, work.title)
        activity.startActivity(Intent.createChooser(send, work.title))
    }

    private fun copy(text: String) {
        val clipboard = activity.getSystemService(ClipboardManager::class.java)
        clipboard.setPrimaryClip(ClipData.newPlainText(null, text))
    }

    /** Through the view, so that the system's own switch for touch holds too. */
    private fun touch(strong: Boolean) {
        val kind = when {
            !strong -> HapticFeedbackConstants.CLOCK_TICK
            Build.VERSION.SDK_INT >= 30 -> HapticFeedbackConstants.CONFIRM
            else -> HapticFeedbackConstants.LONG_PRESS
        }
        activity.window.decorView.performHapticFeedback(kind)
    }
}
