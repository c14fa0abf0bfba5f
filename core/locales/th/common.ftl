### common
