export const forms = `
arise arose arisen
awake awoke
bear bore born borne
beat beaten
become became
begin began begun
bend bent
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen choice
cling clung
come came
creep crept
deal dealt
die died death dead
dig dug
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fly flew flown flight
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given gift
go went gone
grow grew grown growth
hang hung
hear heard
hide hid hidden
hold held
keep kept
know knew known knowledge
lay laid
lead led
learn learnt
leave left
lend lent
lie lay lain
lose lost loss
make made
mean meant
meet met
pay paid payment
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen sight
seek sought
sell sold sale
send sent
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung song
sink sank sunk
sit sat
sleep slept
slide slid
speak spoke spoken speech
spend spent
spin spun
spring sprang sprung
stand stood
steal stole stolen theft
stick stuck
strike struck
swear swore sworn
sweep swept
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
weave wove woven
win won
wind wound
withdraw withdrew withdrawn withdrawal
write wrote written
man men
woman women
child children
person people
foot feet
tooth teeth
mouse mice
goose geese
life lives live
wife wives
leaf leaves
half halves
index indices
crisis crises
datum data
medium media
long length
high height
wide width
deep depth
strong strength
broad breadth
big large
old age
hot heat
poor poverty
true truth
wise wisdom
one 1
two 2
three 3
four 4
five 5
six 6
seven 7
eight 8
nine 9
ten 10
eleven 11
twelve 12
twenty 20
thirty 30
hundred 100
first 1st
second 2nd
third 3rd
fourth 4th
fifth 5th
france french
spain spanish
poland polish poles
england english
britain british
netherlands holland dutch
scotland scottish scots
ireland irish
wales welsh
denmark danish danes
sweden swedish swedes
finland finnish
norway norwegian
switzerland swiss
turkey turkish turks
greece greek greeks
portugal portuguese
china chinese
japan japanese
germany german
europe european
america american us usa
uk kingdom
israel israeli
ukraine ukrainian
vienna austria austrian
advise advice
analyse analyze analysis
believe belief
choose choice
compare comparison
decide decision
defend defence defense
destroy destruction
divide division
expand expansion
explode explosion
invade invasion
permit permission
persuade persuasion
receive receipt
refuse refusal
produce product production
provide provision
succeed success
suspend suspension
arrive arrival
approve approval
describe description
subscribe subscription
exist existence
marry marriage
bury burial
prove proof
deliver delivery
discover discovery
enter entry entrance
apply application
vary variety
colour color
centre center
cancel cancellation
log login signin
year yearly annual annually
day daily
week weekly
month monthly
unsubscribe cancel
id identity identification
`

export const synonyms = `
cost price fee charge rate pay
buy purchase order
start begin open launch commence
end finish stop close conclude
remove delete erase
change modify edit alter update adjust
add insert append include
make create build produce construct
get obtain receive acquire gain
show display view see
fix repair solve resolve troubleshoot
error problem issue fault trouble bug
picture image photo photograph
allow let permit enable
forbid ban prohibit disallow
use utilize employ
big large great huge
small little tiny
fast quick rapid speed
find locate discover search
send ship deliver dispatch mail
delivery shipping shipment
refund reimburse reimbursement
return send
cancel terminate unsubscribe
sign register enrol enroll join
password passcode login
company firm business enterprise
job work employment position
customer client user
help assist support aid
choose select pick
move transfer shift relocate
keep retain maintain hold
take seize capture conquer
kill murder execute
fight battle war conflict combat
leader head chief ruler
king monarch ruler
country nation state
city town
area region zone territory
near close nearby
live reside inhabit dwell
resident inhabitant citizen
found establish create set
name call title
main major primary chief principal
number amount quantity
many multiple several numerous
part portion section
kind type sort
build construct erect
grow increase rise expand
fall decrease decline drop reduce
cause lead result
reason cause
important significant key
different distinct various
hide conceal
combine merge join unite
split divide separate
copy duplicate
download install
connect link attach
save store
open hours
arrive come reach
leave depart exit
happen occur
say state claim
think believe consider
try attempt
need require must
law act legislation statute
rule regulation
appoint name nominate elect
own possess
owner proprietor
email mail
phone telephone call mobile
car vehicle auto
film movie
doctor physician
begin originate
origin source root
people population inhabitants
former previous
current present today
annual yearly
free complimentary gratis
bring allow welcome
book booking reserve reservation appointment
wrong incorrect
right correct
empty blank
disable deactivate off
enable activate on
`

export const same = `
shipping delivery postage shipment
ship deliver dispatch
refund refunds reimbursement
refund reimburse repay
return returns
phone telephone
mobile cellphone
price cost fee
fix repair mend
shop store
car automobile
bicycle bike
luggage baggage
holiday vacation
flat apartment
lift elevator
toilet restroom loo wc lavatory bathroom
rubbish garbage trash waste
cheap inexpensive affordable
staff employees personnel
voucher coupon
invoice bill
doctor physician
lawyer solicitor attorney
sofa couch
buggy stroller pushchair pram
nappy diaper
autumn fall
petrol gasoline
postcode zip
wifi wlan
cancel cancellation
quit cancel terminate
parking park carpark
kid child
buy purchase order
begin start commence
end finish
allowed permitted
forbidden prohibited
closed shut
opening open
purchase order
deposit downpayment
warranty guarantee
lost missing
broken faulty defective
swap exchange
pet pets
breakfast brunch
vegetarian veggie
gift present
password passcode
login signin
`

/** Pairs: what is said of pets is said of dogs, what is said of dogs isn't said of cats. */
export const topics = `
dog pet
dog animal
puppy dog
puppy pet
cat pet
cat animal
kitten cat
kitten pet
`
