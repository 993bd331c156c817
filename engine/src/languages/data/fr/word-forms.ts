export const forms = `
acquérir acquiert acquit acquis acquisition
aller va vont allait ira
apercevoir aperçoit aperçu
apparaître apparaît apparut apparu apparition
appartenir appartient
apprendre apprend apprit appris apprentissage
asseoir assis
atteindre atteint atteignit
battre bat battu bataille
boire boit buvait bu boisson
choisir choix
comprendre comprend comprit compréhension
conclure conclut conclusion
conduire conduit conduisit conducteur
connaître connaît connut connu connaissance
conquérir conquit conquête
construire construit construisit construction constructeur
contenir contient contenu
coudre cousu
courir court courut couru course
couvrir couvert couverture
craindre craint
croire croit croyait cru croyance
croître croît croissance
cuire cuit cuisson
décevoir déçu
découvrir découvert
décrire décrit description
défendre défend défense
dépendre dépend
descendre descend descendu descente
détruire détruit détruisit destruction
devenir devient devint devenu
devoir devait dû
dire dit disait
dormir dort sommeil
écrire écrit écrivit écriture écrivain
élire élit élu élection
entendre entend entendu
entreprendre entrepris entreprise
éteindre éteint extinction
étendre étend étendu
faire fait fit font faisait
falloir faut fallait
fonder fondation fondateur
fuir fuit fui
inscrire inscrit inscription
interdire interdit interdiction
introduire introduit introduction
inventer inventeur
joindre joint
lire lit lu lecture
livrer livraison
maintenir maintient maintien
mentir mensonge
mettre met mit mis
mordre mordu morsure
mourir meurt mourut mort décès
naître naît naquit né naissance
nuire nuit nuisible
obtenir obtient obtint obtenu obtention
offrir offre offrit offert
ouvrir ouvert ouverture
paraître parut paru
partir départ
payer paye
peindre peint peignit peintre peinture
perdre perd perdu perte
permettre permet permit permission
plaire plaît plu
pleuvoir pleut pluie
posséder possession
pourvoir pourvu
pouvoir pouvait pu
prendre prend prit pris
prévoir prévoit prévu prévision
produire produit produisit production producteur
promettre promis promesse
recevoir reçoit reçut reçu réception
réduire réduit réduction
rejoindre rejoint
rendre rend rendu
répondre répond répondu réponse
résoudre résout résolu
retenir retient retenu
revenir revient revint revenu retour
rire rit ri
rompre rompu rupture
savoir sait su
servir sert service
souffrir souffert souffrance
suffire suffit
suivre suit suivi
surprendre surpris surprise
suspendre suspendu suspension
tendre tendu
tenir tient tint tenu
traduire traduit traduction traducteur
vaincre vainquit vaincu
valoir vaut valait valeur
vendre vend vendu vente vendeur
venir vient vint venu
vêtir vêtu
vivre vit vécut vécu
voir voit vu
vouloir veut voulait
acheter achat acheteur
modifier modification
supprimer suppression
marier marié mariage
épouser époux
gagner gain
travailler travail travailleur
nommer nomination
assassiner assassinat
créer création créateur
nourrir nourriture
peser poids
durer durée
connecter connexion
voyager voyageur
étudier étudie
expédier expédition
œil yeux
travail travaux
royal roi royaume
ciel cieux
long longue longueur
haut hauteur
large largeur
profond profondeur
grand grandeur
vieux vieille vieillesse
beau belle beauté
nouveau nouvelle
blanc blanche
sec sèche sécheresse
chaud chaleur
froid froideur
rapide rapidité
fort force
bon meilleur mieux
mauvais pire
an année annuel
mois mensuel
semaine hebdomadaire
jour journée quotidien
un une 1
deux 2
trois 3
quatre 4
cinq 5
six 6
sept 7
huit 8
neuf 9
dix 10
onze 11
douze 12
treize 13
quatorze 14
quinze 15
seize 16
vingt 20
trente 30
quarante 40
cinquante 50
soixante 60
cent 100
mille 1000
premier première 1er 1re
deuxième second 2e
troisième 3e
quatrième 4e
cinquième 5e
france française
allemagne allemand
autriche autrichien
suisse helvétique
belgique belge
espagne espagnol
italie italien
portugal portugais
angleterre anglais
royaume-uni britannique
hollande néerlandais
danemark danois
suède suédois
norvège norvégien
pologne polonais
ukraine ukrainien
grèce grecque
turquie turc
hongrie hongrois
chine chinois
inde indien
amérique américain
égypte égyptien
rome romain
europe européen
roumanie roumain
canada canadien
brésil brésilien
mexique mexicain
algérie algérien
maroc marocain
tunisie tunisien
israël israélien
`
