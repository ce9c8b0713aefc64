<?php
/** Presents who is named in works, and the works that name a member. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Directory\Card;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Portfolio\Work_Post_Type;
use WP_Post;

/** @phpstan-import-type Named from Credit_Rows */
final class Credit_Presenter {

	/**
	 * `with` and `for` of works. Their designer also reads who has not answered yet; everybody else only who said yes.
	 * @param list<WP_Post> $works
	 * @return array<int,array{with:list<array<string,mixed>>,for:array<string,mixed>|null}> By work.
	 */
	public static function in( array $works ): array {
		$named = Credit_Rows::in( $works );
		$shown = array();
		foreach ( $works as $work ) {
			$is_mine = Ownership::is_mine( $work );
			$by_kind = array( Credit::WITH => array(), Credit::FOR => array() );
			foreach ( $named[ $work->ID ] ?? array() as $one ) {
				if ( $is_mine || Credit::YES === $one['state'] ) {
					$by_kind[ $one['kind'] ][] = self::person( $one, $is_mine );
				}
			}
			$shown[ $work->ID ] = array( 'with' => $by_kind[ Credit::WITH ], 'for' => $by_kind[ Credit::FOR ][0] ?? null );
		}
		return $shown;
	}

	/**
	 * What a member is asked, and has said yes to.
	 * @param list<Credit> $credits
	 * @return list<array<string,mixed>>
	 */
	public static function received( array $credits ): array {
		$works = self::works( $credits );
		return array_map(
			static fn( Credit $credit, array $work ): array => array(
				'id'    => $credit->id,
				'as'    => $credit->kind,
				'state' => $credit->state,
				'work'  => $work,
				'by'    => $credit->owner,
				'date'  => str_replace( ' ', 'T', $credit->asked ) . 'Z',
			),
			$credits,
			$works
		);
	}

	/**
	 * The works on a member's own page that others made with them or for them.
	 * @param list<array<string,mixed>> $shown Of the filter.
	 * @return list<array<string,mixed>>
	 */
	public function on_page( array $shown, int $user_id ): array {
		$credits = Credit_Rows::shown_on_page( $user_id, ! is_user_logged_in(), Contract::limit( 'credited_max' ) );
		return array_merge(
			$shown,
			array_map(
				static fn( Credit $credit, array $work ): array => $work + array( 'as' => $credit->kind, 'by' => $credit->owner ),
				$credits,
				self::works( $credits )
			)
		);
	}

	/**
	 * @param Named $one
	 * @return array<string,mixed>
	 */
	private static function person( array $one, bool $to_owner ): array {
		$face = Card::face( $one['doc'] );
		return array(
			'slug'   => (string) ( $face['slug'] ?? '' ),
			'name'   => (string) ( $face['name'] ?? $face['company'] ?? '' ),
			'avatar' => $face['avatar'] ?? null,
		) + ( $to_owner ? array( 'state' => $one['state'] ) : array() );
	}

	/**
	 * Their works, with the first picture of each.
	 * @param list<Credit> $credits
	 * @return list<array{id:int,title:string,link:string,image:array<string,mixed>|null}>
	 */
	private static function works( array $credits ): array {
		update_meta_cache( 'post', array_map( static fn( Credit $credit ): int => $credit->work->ID, $credits ) );
		$first  = array_map( static fn( Credit $credit ): int => Work_Post_Type::pictures( $credit->work )[0] ?? 0, $credits );
		$images = ( new Images() )->objects( $first );
		return array_map(
			static fn( Credit $credit, int $image ): array => array(
				'id'    => $credit->work->ID,
				'title' => $credit->work->post_title,
				'link'  => home_url( Work_Address::path( $credit->work, (string) $credit->owner['slug'] ) ),
				'image' => Image_Object::worded( $images[ $image ] ?? null, $credit->work->post_title ),
			),
			$credits,
			$first
		);
	}
}
