CREATE TABLE "analytics_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "analytics_quarters" (
	"agent_id" bigint NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL,
	"conversations" integer NOT NULL,
	"messages" integer NOT NULL,
	"questions" integer NOT NULL,
	"answers" integer NOT NULL,
	"refusals" integer NOT NULL,
	"suggestions_shown" integer NOT NULL,
	"suggestions_taken" integer NOT NULL,
	"thumbs_up" integer NOT NULL,
	"thumbs_down" integer NOT NULL,
	CONSTRAINT "analytics_quarters_agent_id_quarter_pk" PRIMARY KEY("agent_id","quarter")
);

--> statement-breakpoint
CREATE TABLE "analytics_stale_quarters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_stale_quarters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "analytics_quarters" ADD CONSTRAINT "analytics_quarters_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "analytics_stale_quarters_agent_id_quarter_index" ON "analytics_stale_quarters" USING btree ("agent_id","quarter");
--> statement-breakpoint
-- What is written within half an hour of its moment marks nothing: an hour has to pass before it is counted (decision 0111).
CREATE OR REPLACE FUNCTION public.mark_quarter_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'messages' THEN
		INSERT INTO public.analytics_stale_quarters (agent_id, quarter)
		SELECT DISTINCT agent_id, date_bin('15 minutes', moment, '2000-01-01 00:00Z')
		FROM (VALUES (NEW.agent_id, NEW.created_at), (OLD.agent_id, OLD.created_at)) AS touched (agent_id, moment)
		WHERE agent_id IS NOT NULL;
	ELSE
		INSERT INTO public.analytics_stale_quarters (agent_id, quarter)
		SELECT DISTINCT agent_id, date_bin('15 minutes', moment, '2000-01-01 00:00Z')
		FROM (VALUES (NEW.agent_id, NEW.started_at), (OLD.agent_id, OLD.started_at)) AS touched (agent_id, moment)
		WHERE agent_id IS NOT NULL;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.mark_quarters_of_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'messages' THEN
		INSERT INTO public.analytics_stale_quarters (agent_id, quarter)
		SELECT DISTINCT agent_id, date_bin('15 minutes', created_at, '2000-01-01 00:00Z') FROM gone
		WHERE NOT is_test AND created_at < now() - interval '30 minutes'
			AND EXISTS (SELECT FROM public.agents WHERE agents.id = gone.agent_id);
	ELSE
		INSERT INTO public.analytics_stale_quarters (agent_id, quarter)
		SELECT DISTINCT agent_id, date_bin('15 minutes', started_at, '2000-01-01 00:00Z') FROM gone
		WHERE NOT is_test AND started_at < now() - interval '30 minutes'
			AND EXISTS (SELECT FROM public.agents WHERE agents.id = gone.agent_id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_late AFTER INSERT ON messages FOR EACH ROW
	WHEN (NEW.created_at < now() - interval '30 minutes' AND NOT NEW.is_test)
	EXECUTE FUNCTION public.mark_quarter_of_row();
--> statement-breakpoint
CREATE TRIGGER mark_changed
	AFTER UPDATE OF agent_id, is_test, created_at, sender_type, reply_kind, thumb, suggestion_count, is_suggested
	ON messages FOR EACH ROW
	WHEN (least(OLD.created_at, NEW.created_at) < now() - interval '30 minutes'
		AND (OLD.agent_id, OLD.is_test, OLD.created_at, OLD.sender_type, OLD.reply_kind, OLD.thumb, OLD.suggestion_count,
			OLD.is_suggested)
		IS DISTINCT FROM (NEW.agent_id, NEW.is_test, NEW.created_at, NEW.sender_type, NEW.reply_kind, NEW.thumb,
			NEW.suggestion_count, NEW.is_suggested))
	EXECUTE FUNCTION public.mark_quarter_of_row();
--> statement-breakpoint
CREATE TRIGGER mark_gone AFTER DELETE ON messages REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
	EXECUTE FUNCTION public.mark_quarters_of_gone();
--> statement-breakpoint
CREATE TRIGGER mark_late AFTER INSERT ON conversations FOR EACH ROW
	WHEN (NEW.started_at < now() - interval '30 minutes' AND NOT NEW.is_test)
	EXECUTE FUNCTION public.mark_quarter_of_row();
--> statement-breakpoint
CREATE TRIGGER mark_changed AFTER UPDATE OF agent_id, is_test, started_at ON conversations FOR EACH ROW
	WHEN (least(OLD.started_at, NEW.started_at) < now() - interval '30 minutes'
		AND (OLD.agent_id, OLD.is_test, OLD.started_at) IS DISTINCT FROM (NEW.agent_id, NEW.is_test, NEW.started_at))
	EXECUTE FUNCTION public.mark_quarter_of_row();
--> statement-breakpoint
CREATE TRIGGER mark_gone AFTER DELETE ON conversations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
	EXECUTE FUNCTION public.mark_quarters_of_gone();
