ALTER TABLE "agents" ADD COLUMN "consent_line" jsonb;
