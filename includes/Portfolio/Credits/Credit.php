<?php
/** Who is named in works. People who are off, and works that nobody may see, are left out, and are back when they are. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Portfolio\Work_Post_Type;
use WP_Post;

/**
 * @phpstan-type Shown array{id:int,title:string,link:string,image:array<string,mixed>|null}
 * @phpstan-type Row array{id:int,as:string,state:string,work:Shown,by:array<string,mixed>,date:string}
 */
final class Credit {

	/** What is asked: whether a designer worked on it, or whether it was made for a contractor. */
	public const WITH = 'with';
	public const FOR  = 'for';

	/** What they have said. Only what is asked can be answered, only a yes can be taken back, and a no stays. */
	public const ASKED = 'asked';
	public const YES   = 'yes';
	public const NO    = 'no';

	/**
	 * `with` and `for` of works, in one query. Their designer also reads who has not answered yet; everybody else only who said yes.
	 * @param list<WP_Post> $works
	 * @return array<int,array{with:list<array<string,mixed>>,for:array<string,mixed>|null}> By work.
	 */
	public static function in( array $works ): array {
		$owners = array_column( $works, 'post_author', 'ID' );
		$people = array();
		$rows   = $works ? Sql::rows(
			'SELECT c.work_id, c.kind, c.state, d.doc FROM {credit} c ' . Directory_Table::join( 'c.user_id' )
				. ' WHERE d.user_id IS NOT NULL AND c.state <> %s AND c.work_id IN (' . Sql::in( array_keys( $owners ) ) . ') ORDER BY c.id',
			self::NO
		) : array();
		foreach ( $rows as $row ) {
			$id      = (int) $row['work_id'];
			$is_mine = Ownership::is_mine( (int) $owners[ $id ] );
			$face    = $is_mine || self::YES === $row['state'] ? Card::face( (string) $row['doc'] ) : array();
			$name    = $face['name'] ?? $face['company'] ?? '';
			$one     = array( 'slug' => $face['slug'] ?? '', 'name' => $name, 'avatar' => $face['avatar'] ?? null )
				+ ( $is_mine ? array( 'state' => $row['state'] ) : array() );
			if ( $face ) {
				$people[ (string) $row['kind'] ][ $id ][] = $one;
			}
		}
		$named = static fn( int $id ): array => array(
			'with' => $people[ self::WITH ][ $id ] ?? array(),
			'for'  => $people[ self::FOR ][ $id ][0] ?? null,
		);
		return array_combine( array_keys( $owners ), array_map( $named, array_keys( $owners ) ) );
	}

	/**
	 * The works on a member's own page that others made with them or for them. Strangers read those of open portfolios.
	 * @param list<array<string,mixed>> $shown Of the filter.
	 * @return list<array<string,mixed>>
	 */
	public static function on_page( array $shown, int $user_id ): array {
		$which = ( is_user_logged_in() ? '' : 'd.portfolio_open > 0 AND ' ) . Work_State::sql_published( 'p.post_status' );
		$order = 'ORDER BY p.post_date_gmt DESC, p.ID DESC LIMIT ' . Contract::limit( 'credited_max' );
		foreach ( self::read( "{$which} AND c.user_id = %d AND c.state = %s {$order}", $user_id, self::YES ) as $row ) {
			$shown[] = $row['work'] + array( 'as' => $row['as'], 'by' => $row['by'] );
		}
		return $shown;
	}

	/** @return list<Row> What a member is asked and has said yes to, the newest first; of all, or of those with these ids. */
	public static function of( int $user_id, int ...$ids ): array {
		$these = $ids ? 'c.id IN (' . Sql::in( $ids ) . ') AND ' : '';
		return self::read( "{$these}c.user_id = %d AND c.state <> %s ORDER BY c.asked_gmt DESC, c.id DESC", $user_id, self::NO );
	}

	/**
	 * @param string $which SQL condition and what follows, with places for the values.
	 * @return list<Row>
	 */
	public static function read( string $which, string|int ...$values ): array {
		$rows  = Sql::rows(
			'SELECT p.*, c.id AS dm_id, c.kind AS dm_kind, c.state AS dm_state, c.asked_gmt AS dm_asked, d.doc AS dm_doc FROM ' . self::sql_seen()
				. ' ' . Directory_Table::join( 'p.post_author' ) . " WHERE d.user_id IS NOT NULL AND {$which}",
			...$values
		);
		$works = Post_Pages::posts( $rows );
		update_meta_cache( 'post', array_column( $works, 'ID' ) );
		$first  = array_map( static fn( WP_Post $work ): int => Work_Post_Type::pictures( $work )[0] ?? 0, $works );
		$images = ( new Images() )->objects( $first );
		return array_map(
			static function ( array $row, WP_Post $work, int $image ) use ( $images ): array {
				$by = Card::read( (string) $row['dm_doc'] );
				return array(
					'id'    => (int) $row['dm_id'],
					'as'    => (string) $row['dm_kind'],
					'state' => (string) $row['dm_state'],
					'work'  => array(
						'id'    => $work->ID,
						'title' => $work->post_title,
						'link'  => home_url( Work_Address::path( $work, (string) $by['slug'] ) ),
						'image' => Image_Object::worded( $images[ $image ] ?? null, $work->post_title ),
					),
					'by'    => $by,
					'date'  => str_replace( ' ', 'T', (string) $row['dm_asked'] ) . 'Z',
				);
			},
			$rows,
			$works,
			$first
		);
	}

	/** SQL for the tables `c` and `p`: credits with works that others see, in a portfolio or at their own address. */
	public static function sql_seen(): string {
		$states = Sql::words( array( Work_State::Published->value, Work_State::Unlisted->value ) );
		return "{credit} c INNER JOIN {posts} p ON p.ID = c.work_id AND p.post_status IN ({$states})";
	}
}
