export const contentWords = `
wifi wi-fi
вайфай wi-fi
тел телефон
инфо информация
руб рублей
велик велосипед
комп компьютер
`

export const functionWords = null
