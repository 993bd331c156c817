ALTER TABLE "agents" ADD COLUMN "model_reads_scans" boolean DEFAULT false NOT NULL;
