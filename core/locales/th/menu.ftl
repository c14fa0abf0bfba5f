### menu
