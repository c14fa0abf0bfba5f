package app.sanuk.android

import android.content.Context
import android.net.ConnectivityManager
import android.net.Network

/** Tells when the device goes over to another network; the one that there is at first is no news. */
internal class NetworkWatch(context: Context, private val changed: () -> Unit) {
    private val manager = context.getSystemService(ConnectivityManager::class.java)
    private val main = mainExecutorOf(context)
    private var last: Network? = null

    private val callback = object : ConnectivityManager.NetworkCallback() {
        override fun onAvailable(network: Network) = main.execute { came(network) }
    }

    fun begin() = manager.registerDefaultNetworkCallback(callback)

    fun end() = manager.unregisterNetworkCallback(callback)

    private fun came(network: Network) {
        val before = last
        last = network
        if (before != null && before != network) changed()
    }
}
