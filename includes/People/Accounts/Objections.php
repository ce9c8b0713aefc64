<?php
/** Members' objections to decisions, and the decisions about the objections. There is one objection to each decision. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Database\Sql;

/**
 * All of them are records in the log of decisions.
 * @phpstan-import-type Record from Decisions
 */
final class Objections {

	/** @return Record|null */
	public static function to( int $user_id, int $decision ): ?array {
		return self::first( $user_id, $decision, static fn( Decision_Kind $answer ): bool => Decision_Kind::Objection === $answer );
	}

	/**
	 * The decision about an objection. An administrator who kept a decision may still undo it later; that record comes first.
	 * @return Record|null
	 */
	public static function outcome( int $user_id, int $decision ): ?array {
		return $decision > 0
			? self::first( $user_id, $decision, static fn( Decision_Kind $answer ): bool => $answer->gives_back() )
				?? self::first( $user_id, $decision, static fn( Decision_Kind $answer ): bool => $answer->is_second() )
			: null;
	}

	/** @return list<Record> Objections without a decision, oldest first. */
	public static function waiting(): array {
		$second = Decision_Kind::sql( static fn( Decision_Kind $decision ): bool => $decision->is_second() );
		$items  = Decision_Kind::sql(
			static fn( Decision_Kind $decision ): bool => $decision->is_restriction() && Decision_Kind::Off !== $decision
		);
		$rows   = Sql::rows(
			"SELECT d.* FROM {decision} d
			LEFT JOIN {usermeta} o ON o.user_id = d.user_id AND o.meta_key = %s
				AND o.meta_value IN ( CONCAT( '', d.about_id ), CONCAT( %s, d.about_id ) )
			LEFT JOIN {decision} r ON r.id = d.about_id AND r.decision IN ( {$items} )
			WHERE d.decision = %s AND ( o.umeta_id IS NOT NULL OR r.id IS NOT NULL )
			AND NOT EXISTS ( SELECT 1 FROM {decision} s WHERE s.about_id = d.about_id AND s.about_id > 0 AND s.decision IN ( {$second} ) )
			ORDER BY d.created_gmt, d.id",
			State::key( State::OFF ),
			State::BY_ROLE,
			Decision_Kind::Objection->value
		);
		return array_map( array( Decisions::class, 'read' ), $rows );
	}

	/**
	 * The first record about a decision that matches.
	 * @param callable(Decision_Kind):bool $is_it
	 * @return Record|null
	 */
	private static function first( int $user_id, int $decision, callable $is_it ): ?array {
		foreach ( Decisions::of( $user_id ) as $record ) {
			$answer = Decision_Kind::tryFrom( $record['decision'] );
			if ( $record['about'] === $decision && $answer && $is_it( $answer ) ) {
				return $record;
			}
		}
		return null;
	}
}
