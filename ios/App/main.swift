import SanukPhone

PhoneApp.main()
