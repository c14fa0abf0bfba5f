/// Which of the ways into the network that the system tells of are news.
public struct NetworkNews {
    private var last: String?
    private var lost = false

    public init() {}

    /// Takes the interface in use, or `nil` without a network. It is news when it is another one, and after a
    /// time without any, for the same one may then lead into another network. The very first is none.
    public mutating func came(_ way: String?) -> Bool {
        guard let way else {
            lost = true
            return false
        }
        let news = lost || (last != nil && way != last)
        (last, lost) = (way, false)
        return news
    }
}
