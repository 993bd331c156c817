CREATE TABLE "installation_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"audience" text,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installation_settings_one_row" CHECK ("installation_settings"."id" = 1)
);
--> statement-breakpoint
-- An installation that has accounts goes on as before: its operator isn't asked.
INSERT INTO "installation_settings" ("audience", "answered_at")
SELECT null, now() WHERE EXISTS (SELECT FROM "users" WHERE NOT "is_system");
