<?php
/** Presents works in the shape of the contract. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Media\Image_Words;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Members\Item_Notes;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\Portfolio\Credits\Credit;
use WP_Post;

/**
 * Lists and single works have the same shape.
 * @phpstan-import-type Image from Image_Object
 * @phpstan-import-type Beside from Work_Query
 */
final class Work_Presenter {

	/**
	 * Works as the current user may see them.
	 * @param list<WP_Post>     $posts  Works; primed by the query to save queries.
	 * @param array<int,Beside> $beside What belongs to each.
	 * @return list<array<string,mixed>>
	 */
	public function present( array $posts, array $beside ): array {
		$fields = array_map( Work_Post_Type::fields( ... ), $posts );
		$ids    = array_merge( ...array_map( Work_Post_Type::pictures( ... ), $posts ) );
		$images = ( new Images() )->objects( $ids );
		_prime_post_caches( $ids, false, false );
		$named = Credit::in( $posts );
		return Item_Notes::add(
			array_map(
				fn( WP_Post $post, array $fields ): array => $this->work( $post, $fields, $beside[ $post->ID ], $images )
					+ $named[ $post->ID ]
					+ array( 'can' => Item_Policy::abilities( $post ) ),
				$posts,
				$fields
			),
			$posts
		);
	}

	/**
	 * @param array<string,string> $fields Result of Work_Post_Type::fields().
	 * @param Beside               $beside What belongs to it.
	 * @param array<int,Image>     $images Image objects by id.
	 * @return array<string,mixed>
	 */
	private function work( WP_Post $post, array $fields, array $beside, array $images ): array {
		$path     = Work_Address::path( $post, $beside['designer'] );
		$places   = Pictures::places( $post->ID );
		$pictures = array_values( array_filter( array_map( static fn( int $id ): ?array => $images[ $id ] ?? null, $places ) ) );
		$status   = Work_State::Unlisted->value === $post->post_status ? array( 'status' => Work_State::Published->value ) : array();
		$work     = $status + Item_Controller::common( $post ) + array(
			'title'       => array( 'rendered' => Text::html( $post->post_title ) ),
			'client'      => $fields['client'],
			'description' => $post->post_content,
			'locale'      => $beside['language'],
			'video_url'   => $fields['video_url'],
		);
		foreach ( Work_Post_Type::images() as $place => $field ) {
			$work[ $field ] = Image_Object::worded( $images[ $places[ $place ] ?? 0 ] ?? null, $post->post_title );
		}
		return $work + array(
			'pictures'   => array_map(
				static fn( array $image ): array => $image + array( 'caption' => Image_Words::caption( $image['id'] ) ),
				$pictures
			),
			'visibility' => Work_Address::visibility( $post ),
			'slug'       => Work_Address::slug( $post ),
			'link'       => '' === $path ? '' : home_url( $path ),
			'month'      => (int) $fields['month'],
			'year'       => (int) $fields['year'],
			'skill'      => $beside['skills'],
		);
	}
}
