### error
