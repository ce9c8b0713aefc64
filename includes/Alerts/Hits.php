<?php
/** News items that match a member's searches: those still to be told, and those that were told. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Ownership;

/** Each belongs to one email: the one of its hour, or the first digest made after it, which takes it by its moment. */
final class Hits {

	/** Maximum number of news items that are passed on when a search ends, the oldest first. */
	private const FEW = 500;

	/**
	 * The news items of an email that were not told yet.
	 * @param array<string,mixed> $payload `news`, or `digest`.
	 * @return array<int,int> Ids of missions or designers by news, the oldest first.
	 */
	public static function of_mail( Saved_Search $search, array $payload ): array {
		$news  = (array) ( $payload['news'] ?? array() );
		$which = $news
			? 'a.news_id IN (' . Sql::in( $news ) . ') AND a.turn NOT IN (' . Delivery::DIGESTS . ')'
			: sprintf( 'a.digest = %d AND a.turn IN (%s)', $payload['digest'], Delivery::DIGESTS );
		return self::read( "a.search_id = {$search->id} AND {$which}" );
	}

	/** @return array<int,int> The news items a search has not told yet. Ids of missions or designers by news. */
	public static function waiting( Saved_Search $search ): array {
		return array_slice( self::read( "a.search_id = {$search->id}" ), 0, self::FEW, true );
	}

	/**
	 * The design jobs a member is told of at once because they need the member's skills.
	 * @param list<int> $missions
	 * @return array<int,int> Missions by news.
	 */
	public static function by_skills( int $user_id, array $missions ): array {
		$news = array_keys( News::of( Search_Kind::Jobs, $missions ) );
		return $news
			? self::read( "a.user_id = {$user_id} AND a.news_id IN (" . Sql::in( $news ) . ') AND a.turn = ' . Delivery::Skills->value )
			: array();
	}

	/**
	 * Filters news items that may be told now: the job or designer still exists and fits the search, and the member has not applied yet.
	 * @param array<int,int> $things Ids of missions or designers by news.
	 * @return array<int,News_Subject> By news.
	 */
	public static function tellable( Saved_Search $search, array $things ): array {
		$subjects = ( new Subjects() )->of( $search->kind, array_values( $things ) );
		$blocked  = Blocks::of( $search->user_id, array_values( array_unique( array_column( $subjects, 'owner' ) ) ) );
		$applied  = Search_Kind::Jobs === $search->kind ? Application_Table::applied( $search->user_id, array_keys( $subjects ) ) : array();
		$told     = array();
		foreach ( $things as $news => $thing ) {
			$subject = $subjects[ $thing ] ?? null;
			if (
				$subject
					&& ! Ownership::is_of( $search->user_id, $subject->owner )
					&& ! isset( $blocked[ $subject->owner ] )
					&& ! in_array( $thing, $applied, true )
					&& Search_Keys::fits( $search->kind, $search->filters, $subject )
			) {
				$told[ $news ] = $subject;
			}
		}
		return $told;
	}

	/**
	 * Records that a member was told.
	 * @param list<int> $news
	 */
	public static function tell( int $user_id, array $news ): void {
		if ( $news ) {
			Sql::write( 'UPDATE {alert} SET told_gmt = %s WHERE user_id = %d AND news_id IN (' . Sql::in( $news ) . ')', Clock::gmt(), $user_id );
		}
	}

	/**
	 * News items that were not told yet.
	 * @param string $which SQL condition on `a`, of fixed words and integers only.
	 * @return array<int,int> Ids of missions or designers by news.
	 */
	private static function read( string $which ): array {
		return Sql::numbers(
			"SELECT n.id, n.thing_id FROM {alert} a INNER JOIN {alert_news} n ON n.id = a.news_id WHERE {$which} AND a.told_gmt IS NULL ORDER BY n.created_gmt, n.id"
		);
	}
}
