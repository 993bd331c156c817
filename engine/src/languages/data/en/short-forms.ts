export const contentWords = `
wifi wi-fi
wlan wi-fi wifi
amex american express
sso single sign-on
2fa two-factor authentication
mfa multi-factor authentication
pw password
acct account
info information
infos information
tel telephone
hrs hours
hr hour
mins minutes
min minimum minutes
max maximum
approx approximately
appt appointment
appts appointments
addr address
qty quantity
pkg package
temp temperature
dept department
mgmt management
admin administrator
app application
apps applications
docs documents documentation
doc document
pic picture
pics pictures
vid video
rep representative
vat tax
ac air conditioning
tv television
fridge refrigerator
bike bicycle
bikes bicycles
kids children
kid child
mum mother
mom mother
dad father
xmas christmas
vet veterinarian
exam examination
lab laboratory
gym gymnasium
phone telephone
ad advertisement
asap soon
os operating system
ui interface
id identification identity
dob birth
ceo chief executive
usa united states
uk united kingdom
eu european union
un united nations
wwi first world war
wwii second world war
ww2 second world war
ww1 first world war
govt government
univ university
prof professor
`

export const functionWords = `
u you
ur your
urs yours
r are
whats what is
wheres where is
whens when is
whos who is
hows how is
whys why is
thats that is
theres there is
wat what
wut what
wht what
hw how
im i am
ive i have
youre you are
dont do not
doesnt does not
didnt did not
cant can not
couldnt could not
isnt is not
arent are not
wasnt was not
wont will not
wouldnt would not
havent have not
hasnt has not
pls please
plz please
plse please
thx thanks
thnx thanks
wanna want to
gonna going to
gotta got to
gimme give me
lemme let me
cuz because
coz because
abt about
w with
btw by the way
`
