export const contentWords = `
wifi wi-fi
tel telefón
info informácie
hod hodina
min minúta
ks kus
auťák auto
vodičák vodičský preukaz
občiansky občiansky preukaz
mhd mestská doprava autobus električka
vš vysoká škola univerzita
sr slovensko slovenská republika
`

/** As they are typed without diacritics. */
export const functionWords = `
kolko koľko
preco prečo
mozem môžem
mozete môžete
moze môže
dakujem ďakujem
prosim prosím
ktory ktorý
ktora ktorá
odkial odkiaľ
`
