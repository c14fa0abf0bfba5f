package androidx.activity.result.contract

import android.net.Uri

abstract class ActivityResultContract<I, O>

class ActivityResultContracts private constructor() {
    open class CreateDocument(mimeType: String) : ActivityResultContract<String, Uri?>()

    open class OpenDocument : ActivityResultContract<Array<String>, Uri?>()
}
