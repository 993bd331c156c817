ALTER TABLE "agents" ADD COLUMN "api_key_known_to" text;
