export const contentWords = `
wifi wi-fi wlan
perso personalausweis
tel telefon
mwst mehrwertsteuer
nr nummer
str straße
std stunde
min minute
max maximal höchstens
inkl inklusive
kita kindergarten kindertagesstätte
azubi auszubildender
ubahn u-bahn
öpnv nahverkehr
vhs volkshochschule
info information
infos informationen
rad fahrrad
räder fahrräder
auto wagen
handy mobiltelefon
uni universität
doku dokumentation
agb geschäftsbedingungen
wlan wifi wi-fi
ec kartenzahlung karte
pin geheimzahl
ddr demokratische republik
brd bundesrepublik
eu europäische union
usa vereinigte staaten
krad motorrad
lkw lastwagen
pkw personenwagen auto
kfz kraftfahrzeug auto
`

export const functionWords = `
gibts gibt es
gehts geht es
wanns wann ist
wies wie ist
nen einen
nem einem
ner einer
ne eine
net nicht
ned nicht
nix nichts
bissl bisschen
vlt vielleicht
evtl eventuell
ggf gegebenenfalls
zb zum beispiel
aufm auf dem
aufn auf den
mitm mit dem
fürn für den
fürs für das
kannste kannst du
`
