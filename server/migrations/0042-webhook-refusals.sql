ALTER TABLE "webhooks" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;
