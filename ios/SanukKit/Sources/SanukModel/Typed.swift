extension String {
    /// Its beginning, as long as a field takes: the core counts Unicode scalars, of which one letter may have many.
    public func cut(to most: UInt32) -> String {
        unicodeScalars.count <= Int(most) ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(Int(most))))
    }
}
