ALTER TABLE "actions" ADD COLUMN "page" jsonb;
