ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = greatest(
  (SELECT max("last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id"),
  (SELECT max("last_used_at") FROM "known_devices" WHERE "known_devices"."user_id" = "users"."id"));
