import SnapcatContacts

extension VCardVersion: ArgumentValue {}
