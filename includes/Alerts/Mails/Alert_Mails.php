<?php
/** Emails about new jobs and designers. Both are read when the email is made. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts\Mails;

use DesignMarketplace\Alerts\Delivery;
use DesignMarketplace\Alerts\Hits;
use DesignMarketplace\Alerts\News;
use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Rows;
use DesignMarketplace\Alerts\Subjects;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Fields;

final class Alert_Mails implements Mail_List {

	public static function mails(): array {
		$ids = static fn( array $payload ): array => array_values( array_map( 'intval', (array) ( $payload['ids'] ?? array() ) ) );
		return array(
			// Payload: `ids` of one company's missions. Those that are closed or no longer need the designer's skills are left out.
			new Message(
				'new_matching_mission',
				static fn(): array => array(
					'name'    => __( 'New matching design job', 'design-marketplace' ),
					'subject' => __( 'New design job at {company}: {mission}', 'design-marketplace' ),
					'heading' => __( 'This could be yours.', 'design-marketplace' ),
					'body'    => __( "Hello {name},\n\n{company} is looking for a designer with your skills:\n{missions}", 'design-marketplace' ),
					'button'  => __( 'See the details', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => self::matching( $to->user_id, $ids( $payload ) ),
				static fn(): Mail_Content => new Mail_Content(
					Example::tokens( 'company', 'mission' ),
					home_url( '/' ),
					links: array( 'missions' => Example::links() )
				),
				static fn( array $payload, int $after, int $size ): array => self::batch( $ids( $payload ), $after, $size ),
				role: 'designer',
				speaker_event: 'new_jobs',
				is_optional: true
			),
			// Payload: `search` (the search for their own skills) and `digest`, see Hits.
			new Message(
				'matching_missions',
				static fn(): array => array(
					'name'    => __( 'New matching design jobs, as a digest', 'design-marketplace' ),
					'subject' => __( 'New design jobs for you: {first}', 'design-marketplace' ),
					'heading' => __( 'These could be yours.', 'design-marketplace' ),
					'body'    => __( "Hello {name},\n\nThese new design jobs need your skills:\n{list}", 'design-marketplace' ),
					'button'  => __( 'See what is new', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => Listed::letter( $to, $payload ),
				static fn(): Mail_Content => new Mail_Content(
					array( 'first' => Example::mission() ),
					home_url( '/' ),
					links: array( 'list' => Example::links() )
				),
				role: 'designer',
				is_optional: true
			),
			// Payload: `search` and the news, see Hits. Its link pauses the search.
			new Message(
				'search_news',
				static fn(): array => array(
					'name'    => __( 'New in a saved search', 'design-marketplace' ),
					'subject' => __( '{search} – new: {first}', 'design-marketplace' ),
					'heading' => __( 'New in your search.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYou saved the search “{search}”. This is new:\n{list}\n\nYou hear about each of them once. How often we write, and for which searches, is up to you: see your saved searches on {site}.",
						'design-marketplace'
					),
					'button'  => __( 'See what is new', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => Listed::letter( $to, $payload ),
				static fn(): Mail_Content => new Mail_Content(
					array(
						'search' => __( 'Illustration in Lausanne', 'design-marketplace' ),
						'first'  => Example::mission(),
					),
					home_url( '/' ),
					links: array( 'list' => Example::links() ),
					end_url: home_url( '/' )
				)
			),
		);
	}

	/**
	 * The email about those of the jobs that still match, and to which the designer has not applied.
	 * @param list<int> $ids Missions.
	 */
	private static function matching( int $user_id, array $ids ): ?Mail_Content {
		$search   = Search_Rows::own_of( array( $user_id ) )[ $user_id ] ?? null;
		$hits     = $search ? Hits::by_skills( $user_id, $ids ) : array();
		$told     = $search ? array_intersect_key( $hits, Hits::tellable( $search, $hits ) ) : array();
		$missions = Subjects::open( array_values( $told ) );
		$author   = $missions ? get_userdata( (int) $missions[0]->post_author ) : false;
		return ! $author || Blocks::between( $author->ID, $user_id ) ? null : new Mail_Content(
			array(
				'company' => Member_Fields::display_name( $author ),
				'mission' => Listed_Jobs::summary( $missions ),
			),
			Listed_Jobs::target( $missions ),
			links: array( 'missions' => Listed_Jobs::links_with_facts( $missions ) ),
			sent: static fn() => Hits::tell( $user_id, array_keys( $told ) )
		);
	}

	/**
	 * @param list<int> $ids Missions.
	 * @return list<int>
	 */
	private static function batch( array $ids, int $after, int $size ): array {
		$lists = array();
		foreach ( array_keys( News::of( Search_Kind::Jobs, $ids ) ) as $news ) {
			// Each part has an index in this order, so that no more rows are read than needed.
			$lists[] = "SELECT user_id FROM ( SELECT user_id FROM {alert} WHERE news_id = {$news} AND turn = "
				. Delivery::Skills->value
				. " AND user_id > {$after} ORDER BY user_id LIMIT {$size} ) of_{$news}";
		}
		return $lists ? Sql::ids( implode( ' UNION ', $lists ) . " ORDER BY user_id LIMIT {$size}" ) : array();
	}
}
