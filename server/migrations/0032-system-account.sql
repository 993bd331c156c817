ALTER TABLE "users" ADD COLUMN "is_system" boolean DEFAULT false NOT NULL;
