export const contentWords = `
tlf telefon
tel telefon
wifi wi-fi
wlan wi-fi wifi
info information oplysninger
nr nummer
kl klokken
min minutter
moms merværdiafgift
cpr personnummer
mobil mobiltelefon
tv fjernsyn
fb facebook
uni universitet
bib bibliotek
stk styk
adr adresse
abo abonnement
resto restaurant
lufthavn flyveplads
kbh københavn
dk danmark
eu europæiske union
usa forenede stater
`

export const functionWords = `
hvd hvad
hva hvad
hvodan hvordan
hvornr hvornår
ik ikke
ikk ikke
osse også
ska skal
ka kan
noed noget
nogn nogen
pls venligst
tusin tusind
`
