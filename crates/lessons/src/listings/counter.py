board = [[7, 0, 0, 0, 0, 0, 0, 5, 0], [5, 4, 0, 9, 0, 6, 0, 0, 0], [0, 0, 1, 0, 5, 0, 3, 0, 6], [0, 0, 0, 0, 0, 0, 7, 9, 0], [0, 5, 0, 3, 0, 0, 0, 0, 0], [6, 2, 0, 0, 8, 7, 1, 4, 0], [0, 0, 0, 0, 0, 1, 0, 3, 0], [3, 0, 0, 6, 0, 2, 9, 0, 1], [9, 0, 4, 0, 0, 0, 2, 0, 0]]

def fits(row, column, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][column] == digit:
            return False
        if board[row - row % 3 + k // 3][column - column % 3 + k % 3] == digit:
            return False
    return True

def solutions(place):
    if place == 81:
        return 1
    row, column = place // 9, place % 9
    if board[row][column] > 0:
        return solutions(place + 1)
    found = 0
    for digit in range(1, 10):
        if fits(row, column, digit):
            board[row][column] = digit
            found = found + solutions(place + 1)
            board[row][column] = 0
    return found

print(solutions(0))
