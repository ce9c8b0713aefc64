<?php
/** Tells designers who chose so about new jobs that need their skills. The jobs a company posts within an hour go together. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts\Mails;

use DesignMarketplace\Alerts\Hits;
use DesignMarketplace\Alerts\News;
use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Rows;
use DesignMarketplace\Alerts\Subjects;
use DesignMarketplace\Alerts\Delivery;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Fan_Out;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Fields;

/**
 * Payload: `ids` of missions of one company.
 *
 * The jobs are read when the email is made. It leaves out jobs that are closed, trashed, or no longer need the designer's skills.
 */
final class New_Matching_Mission implements Fan_Out {

	public static function id(): string {
		return 'new_matching_mission';
	}

	public function name(): string {
		return __( 'New matching design job', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'designer', speaker_event: 'new_jobs', is_optional: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'New design job at {company}: {mission}', 'design-marketplace' ),
			'heading' => __( 'This could be yours.', 'design-marketplace' ),
			'body'    => __( "Hello {name},\n\n{company} is looking for a designer with your skills:\n{missions}", 'design-marketplace' ),
			'button'  => __( 'See the details', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$told     = self::still_matching( $to->user_id, $payload );
		$missions = Subjects::open( array_values( $told ) );
		$author   = $missions ? get_userdata( (int) $missions[0]->post_author ) : false;
		if ( ! $author || Blocks::between( $author->ID, $to->user_id ) ) {
			return null;
		}
		return new Mail_Content(
			array(
				'company' => Member_Fields::display_name( $author ),
				'mission' => Listed_Jobs::summary( $missions ),
			),
			Listed_Jobs::target( $missions ),
			links: array( 'missions' => Listed_Jobs::links_with_facts( $missions ) ),
			sent: static fn() => Hits::tell( $to->user_id, array_keys( $told ) )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'company' => Example::company(),
				'mission' => Example::mission(),
			),
			home_url( '/' ),
			links: array( 'missions' => Example::links() )
		);
	}

	public function batch( array $payload, int $after, int $size ): array {
		$lists = array();
		foreach ( array_keys( News::of( Search_Kind::Jobs, self::ids( $payload ) ) ) as $news ) {
			// Each part has an index in this order, so that no more rows are read than needed.
			$lists[] = "SELECT user_id FROM ( SELECT user_id FROM {alert} WHERE news_id = {$news} AND turn = "
				. Delivery::Skills->value
				. " AND user_id > {$after} ORDER BY user_id LIMIT {$size} ) of_{$news}";
		}
		return $lists ? Sql::ids( implode( ' UNION ', $lists ) . " ORDER BY user_id LIMIT {$size}" ) : array();
	}

	/**
	 * The jobs for the email: they still match, and the designer has not applied to them.
	 *
	 * @param array<string,mixed> $payload As queued.
	 * @return array<int,int> Missions by news.
	 */
	private static function still_matching( int $user_id, array $payload ): array {
		$search = Search_Rows::own_of( array( $user_id ) )[ $user_id ] ?? null;
		$hits   = $search ? Hits::by_skills( $user_id, self::ids( $payload ) ) : array();
		return $search ? array_intersect_key( $hits, Hits::tellable( $search, $hits ) ) : array();
	}

	/**
	 * @param array<string,mixed> $payload As queued.
	 * @return list<int>
	 */
	private static function ids( array $payload ): array {
		return array_values( array_map( 'intval', (array) ( $payload['ids'] ?? array() ) ) );
	}
}
