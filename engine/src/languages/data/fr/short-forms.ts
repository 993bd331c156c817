export const contentWords = `
wifi wi-fi
cb carte bancaire
resto restaurant
appart appartement
ordi ordinateur
tél téléphone
tel téléphone
rdv rendez-vous
sav service après-vente
tva taxe
cni carte identité
ado adolescent
ados adolescents
info information
infos informations
pub publicité
frigo réfrigérateur
vélo bicyclette
métro métropolitain
fac université
bac baccalauréat
dispo disponible
promo promotion
apéro apéritif
sncf train
`

export const functionWords = `
svp s’il vous plaît
stp s’il te plaît
slt salut
bjr bonjour
ya il y a
yatil y a-t-il
pk pourquoi
pq pourquoi
qd quand
cmb combien
jpeux je peux
jsuis je suis
jveux je veux
ns nous
ds dans
pr pour
tt tout
tjs toujours
qqn quelqu’un
qqch quelque chose
`
