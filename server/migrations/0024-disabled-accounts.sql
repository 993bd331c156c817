ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp (3) with time zone;
