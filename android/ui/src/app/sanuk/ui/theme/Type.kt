package app.sanuk.ui.theme

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.intl.LocaleList
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** The five sizes of text; there are no others. */
enum class Size(val sp: Int) { CAPTION(12), SMALL(14), BODY(16), TITLE(20), DISPLAY(28) }

/** What a language asks of its letters. */
@Immutable
class Script private constructor(private val language: String) {
    /** Thai marks stand above and below the letters and need more room. */
    val lineHeight = if (language == "th") 1.6f else 1.4f

    /** Chooses the language's own forms of shared characters and its line breaking. */
    val locales = LocaleList(language)

    /**
     * Korean breaks lines between words, and Japanese not within a word in katakana where it can be
     * helped; the platforms' engines do neither by themselves.
     */
    val keepsWords = language == "ko" || language == "ja"

    companion object {
        fun of(language: String) = Script(language)
    }
}

/** The script of the language in force. */
val LocalScript = compositionLocalOf { Script.of("") }

/** The system asks for bold text (Android's setting; pictures try it too). */
val LocalBoldText = staticCompositionLocalOf { false }

/** A text style of the scale; [strong] is weight 600. */
@Composable
@ReadOnlyComposable
fun styleOf(size: Size, strong: Boolean = false): TextStyle {
    val script = LocalScript.current
    val weight = if (strong) FontWeight.SemiBold else FontWeight.Normal
    return TextStyle(
        fontSize = size.sp.sp,
        fontWeight = if (LocalBoldText.current) FontWeight.Bold else weight,
        // Figures of equal width: counts and clocks do not dance.
        fontFeatureSettings = "tnum",
        lineHeight = script.lineHeight.em,
        lineHeightStyle = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
        lineBreak = if (size >= Size.TITLE) LineBreak.Heading else LineBreak.Paragraph,
        localeList = script.locales,
    )
}

private const val WORD_JOINER = '\u2060'

/**
 * Puts word joiners between the syllables of Korean words, so that lines break at spaces only, and
 * within words in katakana.
 */
fun keepWords(text: String): String {
    val kept = StringBuilder(text.length * 2)
    for ((at, letter) in text.withIndex()) {
        kept.append(letter)
        val next = text.getOrNull(at + 1) ?: continue
        val together = (isHangul(letter) && !next.isWhitespace()) || (isKatakana(letter) && isKatakana(next))
        if (together) kept.append(WORD_JOINER)
    }
    return kept.toString()
}

/** Letters and the long mark, without the dot that parts words. */
private fun isKatakana(letter: Char) = letter in '\u30A1'..'\u30FA' || letter == '\u30FC'

private fun isHangul(letter: Char) = letter in '\uAC00'..'\uD7A3'
