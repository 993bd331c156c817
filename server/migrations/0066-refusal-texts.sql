ALTER TABLE "agents" ADD COLUMN "refusal_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;
