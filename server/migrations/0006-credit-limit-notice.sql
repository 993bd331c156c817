ALTER TABLE "credit_usage" ADD COLUMN "limit_told" boolean DEFAULT false NOT NULL;
