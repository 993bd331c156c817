ALTER TABLE "index_versions" ADD COLUMN "knowledge_revision" integer;
--> statement-breakpoint
-- As in 0058, but that a version's entries are looked for only where its agent's knowledge has changed since.
CREATE OR REPLACE FUNCTION public.stored_version(agent bigint, wanted integer) RETURNS json LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	RETURN (
		SELECT json_build_object(
			'version', indexed.version, 'purges', indexed.purges, 'passageCount', indexed.passage_count,
			'model', indexed.embedding_model, 'dimension', indexed.embedding_dimension,
			'own', indexed.embedding_own, 'others', indexed.embedding_others,
			'dead', CASE WHEN indexed.knowledge_revision = (
				SELECT known.revision FROM public.agent_knowledge AS known WHERE known.agent_id = indexed.agent_id
			) THEN ARRAY[]::bigint[] ELSE ARRAY(
				SELECT held.entry_id FROM public.index_entries AS held
				WHERE held.agent_id = indexed.agent_id AND held.version = indexed.version
					AND NOT EXISTS (SELECT FROM public.knowledge_entries WHERE knowledge_entries.id = held.entry_id)
			) END
		)
		FROM public.index_versions AS indexed
		WHERE indexed.agent_id = agent
			AND indexed.version = coalesce(wanted, (SELECT agents.live_version FROM public.agents WHERE agents.id = agent))
	);
END
$$;
