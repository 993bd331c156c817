export const contentWords = `
wifi wi-fi
tel telefon
info informacje
nr numer
godz godzina
zł złotych
prawko prawo jazdy
dowód dowód osobisty
`

export const functionWords = null
