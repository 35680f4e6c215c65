import Testing
@testable import SnapcatContacts
